// The lessons, in the order in which a first game meets them, and the questions that each explains.
export interface Lesson {
  name: string;
  /** The kinds of decisions at which it is shown. */
  kinds: readonly string[];
}

export const LESSONS: readonly Lesson[] = [
  { name: "hand", kinds: ["replace-hero-cards", "discard-to-limit"] },
  { name: "deploy", kinds: ["who-deploys", "deploy", "arrive"] },
  { name: "cards", kinds: ["who-places", "place-active"] },
  { name: "next", kinds: ["place-next"] },
  { name: "activation", kinds: ["skip-or-reveal", "which-unit", "who-begins"] },
  { name: "movement", kinds: ["movement", "rest-of-movement"] },
  { name: "action", kinds: ["action", "reinforce"] },
  { name: "windows", kinds: ["window-turn", "announce", "step-card"] },
  { name: "damage", kinds: ["consequences", "zone"] },
  { name: "stability", kinds: ["stability-test", "stability-consequences", "push-to", "push-edge", "follow"] },
  { name: "reactions", kinds: ["reaction", "late-half"] },
  { name: "round", kinds: ["trim", "skipped-card"] },
  { name: "fear", kinds: ["flee-step", "spare"] },
  { name: "sedatives", kinds: [] },
];

export const lessonFor = (kind: string): Lesson | undefined => LESSONS.find(({ kinds }) => kinds.includes(kind));
