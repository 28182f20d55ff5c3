import { Fragment } from 'react';

/** A command whose lines break between words only, never inside an option such as `--update`. */
export function CommandWords({ command }: { command: string }) {
  return command.split(' ').map((word, index) => (
    <Fragment key={`${index} ${word}`}>
      {index > 0 && ' '}
      <span className="inline-block max-w-full">{word}</span>
    </Fragment>
  ));
}
