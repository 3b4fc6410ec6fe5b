// What is asked about: a card, a unit, a keyword. Anything that can be pointed at can be asked "what is this?".
export type Subject = { card: string } | { hero: string } | { unit: string } | { keyword: string };

class Help {
  subject = $state.raw<Subject | null>(null);

  ask(subject: Subject): void {
    this.subject = subject;
  }

  close(): void {
    this.subject = null;
  }
}

export const help = new Help();
