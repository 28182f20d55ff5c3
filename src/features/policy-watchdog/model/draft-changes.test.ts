import { expect, it } from 'vitest';
import { draftChanges, type ComparedFinding } from './draft-changes';

const finding = (key: string, severity = 'note'): ComparedFinding => ({ key, title: key, severity });
const draft = (id: string, ...findings: ComparedFinding[]) => ({ id, label: id, findings });

it('names what is new, gone or of another severity, and no draft without a difference', () => {
  const before = [
    draft('a', finding('kept'), finding('gone'), finding('moved')),
    draft('b', finding('kept')),
    draft('deleted', finding('gone')),
  ];
  const after = [
    draft('a', finding('new', 'blocker'), finding('kept'), finding('moved', 'warning')),
    draft('b', finding('kept')),
    draft('made since', finding('new')),
  ];
  expect(draftChanges(before, after)).toEqual([
    {
      id: 'a',
      label: 'a',
      added: [finding('new', 'blocker')],
      gone: [finding('gone')],
      moved: [{ finding: finding('moved', 'warning'), from: 'note' }],
    },
  ]);
});
