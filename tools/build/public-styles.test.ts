import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { usedStyles } from './public-styles.mjs';

const sheet = (utilities: string) =>
  `@layer base{a{b:c}}@layer utilities{${utilities}}@property --x{inherits:false}`;
const used = (utilities: string, text: string) => usedStyles(sheet(utilities), text);

describe('usedStyles', () => {
  itEvery([
    ['a name in quotes', '.flex{display:flex}', 'x="flex gap-4"'],
    ['a name in a template', '.mb-3{margin:0}', '`${LOOK} mb-3`'],
    ['a name before a placeholder', '.mb-3{margin:0}', '`mb-3${more}`'],
    ['a variant', '.sm\\:px-6{padding:0}', '"sm:px-6"'],
    ['an arbitrary value', '.text-\\[0\\.8125rem\\]{font-size:0}', '"text-[0.8125rem]"'],
    ['a name that starts with a digit', '.\\32 xl{width:0}', '"2xl"'],
    [
      'a state of an attribute',
      '.data-\\[state\\=open\\]\\:mt-1[data-state=open]{margin:0}',
      '"data-[state=open]:mt-1"',
    ],
    ['one name of a list', '.a,.b{c:d}', '"b"'],
    ['a rule in a condition', '@media (width>=40rem){.sm\\:flex{display:flex}}', '"sm:flex"'],
    ['a nested rule', '.hover\\:mt-1{@media (hover:hover){&:hover{margin:0}}}', '"hover:mt-1"'],
    ['a rule without a class', '[data-asked]{outline:0}', ''],
  ])('keeps …', (_, rule, text) => {
    expect(used(rule, text)).toBe(sheet(rule));
  });

  it.each([
    ['a name that nothing uses', '.flex{display:flex}', '"grid"'],
    ['a name that is part of another', '.p-4{padding:0}', '"gap-4 p-44 sm:p-4"'],
    ['a condition whose rules are all unused', '@media print{.print\\:hidden{display:none}}', '"hidden"'],
  ])('drops %s, and nothing outside of the utilities', (_, rule, text) => {
    expect(used(rule, text)).toBe(sheet(''));
  });

  it('refuses a sheet of another form', () => {
    expect(() => usedStyles('a{b:c}', '')).toThrow('no layer of utilities');
  });
});
