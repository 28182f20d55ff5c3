import * as beforeYouStart from 'virtual:catalog/before-you-start';
import * as builderMarks from 'virtual:catalog/builder-marks';
import * as builderRefusals from 'virtual:catalog/builder-refusals';
import * as builders from 'virtual:catalog/builders';
import * as consoles from 'virtual:catalog/consoles';
import * as deadlineDates from 'virtual:catalog/deadline-dates';
import * as deadlineRules from 'virtual:catalog/deadline-rules';
import * as deadlines from 'virtual:catalog/deadlines';
import * as rejectionAdvice from 'virtual:catalog/rejection-advice';
import * as rejectionForeseen from 'virtual:catalog/rejection-foreseen';
import * as rejections from 'virtual:catalog/rejections';
import * as severities from 'virtual:catalog/severities';

/** The catalogue of the build, as a rule file has it. */
export const CATALOG_PARTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'before-you-start': beforeYouStart,
  'builder-marks': builderMarks,
  'builder-refusals': builderRefusals,
  builders,
  consoles,
  'deadline-dates': deadlineDates,
  'deadline-rules': deadlineRules,
  deadlines,
  'rejection-advice': rejectionAdvice,
  'rejection-foreseen': rejectionForeseen,
  rejections,
  severities,
};
