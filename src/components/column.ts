/** Width of the header and of every section of the public pages below it. */
export const COLUMN = 'mx-auto w-full max-w-page px-4 sm:px-6 lg:px-8';
