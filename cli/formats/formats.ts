import type { CheckReport } from '../report';
import type { Terminal } from '../terminal/terminal';
import { githubReport } from './github';
import { jsonReport } from './json';
import { junitReport } from './junit';
import { markdownReport } from './markdown';
import { prettyReport } from './pretty';
import { sarifReport } from './sarif';

type Writer = (report: CheckReport, terminal: Pick<Terminal, 'columns' | 'hasColor'>) => string;

/** Every form in which a report can be written, by the name for `--format`. */
export const FORMATS = {
  pretty: prettyReport,
  json: jsonReport,
  sarif: sarifReport,
  junit: junitReport,
  github: githubReport,
  markdown: markdownReport,
} as const satisfies Record<string, Writer>;

export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];
