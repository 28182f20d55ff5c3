// Figures that the goals refer to and this run does not measure.

/** Tolerance for paint and latency; bytes, counts and processor time have none. */
export const TOLERANCE = 1.15;
export const FRAME_MS = 1000 / 60;
/** Largest paint of F1 on the day the goals were set, in ms. */
export const F1_THEN = { fast: 144, slow: 1026 };
/** Medians of the same day, in ms. */
export const PEERS = {
  warmLink: 78, // two frames and the render, fast
  coldLink: 556, // shadcn-admin, slow
  key: 89, // shadcn-admin, slow
};
/** Heap with all 10,000 cards rendered, in MB. */
export const HEAP_ALL_RENDERED = 86;
