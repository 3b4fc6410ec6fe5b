// Portraits of bots by name, from the files of a game's folder of faces; each is fetched when it is shown.

/** `files`: the addresses by path, as the bundler lists them. */
export const facesOf = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), address]),
  );
