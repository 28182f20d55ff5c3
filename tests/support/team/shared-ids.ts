export const TEAM = '3b3aa3a5-06f9-4c85-aea1-2c125f7019e3';
export const SUBMISSION = '0e4a6d7a-ff88-418d-bf4c-5c4f67312943';
/** Id of the draft that becomes `SUBMISSION` when it is shared. */
export const DRAFT = SUBMISSION.replaceAll('-', '');
export const TITLE = 'listings/en-US/title';
export const SUBTITLE = 'listings/en-US/subtitle';
