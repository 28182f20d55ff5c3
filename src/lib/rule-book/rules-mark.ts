/** Key in localStorage of the day of newer rules: set where some are stored, so that other starts look for none. */
export const MARK = 'storepilot-rules';
