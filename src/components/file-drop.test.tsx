import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FileDrop } from './file-drop';

const PICTURE = new File(['x'], 'home.png');

describe.each([
  ['a file', ['Files'], true],
  ['a text', ['text/plain'], false],
])('%s that is dropped', (_, types, isTaken) => {
  const dataTransfer = { types, files: isTaken ? [PICTURE] : [] };

  it.each(['dragOver', 'drop'] as const)('beside the area: %s', (type) => {
    render(<FileDrop label="Choose pictures" onFiles={() => undefined} />);
    const event = createEvent[type](document.body, { dataTransfer });
    fireEvent(document.body, event);
    expect(event.defaultPrevented).toBe(isTaken);
  });

  it('on the area', () => {
    const taken: unknown[] = [];
    render(<FileDrop label="Choose pictures" onFiles={(files) => taken.push(...files)} />);
    fireEvent.drop(screen.getByText('Choose pictures'), { dataTransfer });
    expect(taken).toEqual(isTaken ? [PICTURE] : []);
  });
});
