// The lettering comes after the first picture of the page: it must not keep anybody waiting.
const FACES = [
  "400 1em Alegreya",
  "italic 400 1em Alegreya",
  "700 1em Alegreya",
  '400 1em "Alegreya SC"',
  "400 1em Amarante",
];

export async function letter(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  await import("./fonts.css");
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    document.documentElement.classList.add("lettered");
  } catch {
    // the system's own letters do as well
  }
}
