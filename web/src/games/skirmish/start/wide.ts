/** Pixels from which the first screen has two columns, as in Start.svelte. */
export const SIDE_BY_SIDE = 901;
