/** The values that session.mjs adds to every measured page. */
interface Window {
  bench: {
    /** Largest contentful paint, ms. */
    paint: number;
    /** Sum of all layout shifts. */
    shift: number;
    /** Times from input to the next paint, ms. */
    interactions: number[];
    tasks: { start: number; ms: number }[];
    isVisible: (selector: string, text: string) => boolean;
    afterPaint: (done: (at: number) => void) => void;
    painted: (selector: string, text: string) => Promise<number>;
    opened?: Promise<number>;
    /** When the frames of the present measurement began, ms. */
    frames?: number[] | undefined;
  };
}
