/** Version of the program; the build writes it into the package as well. */
export const VERSION = '0.1.0';
