import { builders } from 'virtual:catalog/builders';
import { describe, expect, it } from 'vitest';
import { builderTips, casesOf, placesOf, type Advice } from './advice';
import { CAUSES } from './causes';

const ALL = CAUSES.flatMap(({ id, store }) => casesOf(id).map((each) => ({ cause: id, store, each })));

/** The cases that break a rule, by their ids. */
function thatBreak(isWrong: (each: Advice) => boolean): string[] {
  return ALL.filter(({ each }) => isWrong(each)).map(({ cause, each }) => `${cause} ${each.id}`);
}

const steps = ({ steps: all }: Advice) => all.join(' ');
const last = ({ steps: all }: Advice) => all.at(-1) ?? '';

describe('the cases of a cause', () => {
  it('come with steps and with the pages of the console', () => {
    const [first] = casesOf('apple-5.1.2');
    expect(first?.id).toBe('ai-data-sharing');
    expect(first?.steps.length).toBeGreaterThan(2);
    expect(first && placesOf(first, 'ios').map(({ title }) => title)).toContain('App Privacy');
  });

  it('are none for an unknown cause', () => {
    expect(casesOf('apple-0.0')).toEqual([]);
  });

  it('are the same for the decoder and for those who read the steps', () => {
    const recognised = CAUSES.flatMap(({ cases = [] }) => cases.map(({ id }) => id));
    expect(recognised).toEqual(ALL.map(({ each }) => each.id));
  });
});

describe('the tips for a builder', () => {
  const builder = (id: string) => builders.find((each) => each.id === id);
  const tips = (cause: string, id: string, builderId?: string) => {
    const found = casesOf(cause).find((each) => each.id === id);
    return found && builderTips(cause, found, builder(builderId ?? ''));
  };

  it('name its menus for the setting', () => {
    expect(tips('itms-90717', 'icon-transparent', 'flutterflow')?.[0]?.at).toMatch(/Launcher Icon$/);
  });

  it("are the case's own words for it, or for its framework", () => {
    expect(tips('itms-90189', 'build-number-used', 'expo')?.[0]?.text).toMatch(/autoIncrement/);
    expect(tips('apple-2.1', 'blank-screen', 'rork')).toEqual(tips('apple-2.1', 'blank-screen'));
    expect(tips('apple-5.1.1-purpose-strings', 'purpose-text-vague', 'rork')?.[0]?.text).toMatch(/infoPlist/);
  });

  it('are what its apps are often refused for, without words of its own', () => {
    expect(tips('play-draft-app', 'draft-app', 'flutterflow')?.[0]?.text).toMatch(/Submit as draft/);
  });

  it('are those for every builder where nothing else is known', () => {
    expect(tips('apple-1.5', 'support-url-dead', 'flutterflow')?.[0]?.text).toMatch(/public page/);
    expect(tips('apple-2.5.9', 'button-changed')).toEqual([]);
  });
});

describe('the steps of a case', () => {
  it('end with how to send it', () => {
    expect(thatBreak((each) => !SENDING.test(last(each)))).toEqual([]);
  });

  it('upload a build only where a new build is needed', () => {
    expect(
      thatBreak(
        (each) =>
          (each.build === 'no' && /\bupload (?:a new|the new|another) build\b/i.test(steps(each))) ||
          (each.build === 'yes' && !/\bbuild\b|\bapp bundle\b|\.aab\b|\bversion code\b/i.test(steps(each))),
      ),
    ).toEqual([]);
  });

  it('reply only where a reply is advised', () => {
    expect(
      thatBreak(
        ({ reply, ...each }) => reply.do === 'no' && /\bReply to App Review\b/.test(each.steps.join(' ')),
      ),
    ).toEqual([]);
  });

  it('promise no approval', () => {
    expect(
      thatBreak((each) => /\b(?:will|is sure to) (?:be approved|approve|pass)\b/i.test(steps(each))),
    ).toEqual([]);
  });
});

/** Last actions: what hands the corrected app, texts or answers to the store, or to whoever has to act. */
const SENDING = new RegExp(
  [
    'Resubmit to App Review',
    'Reply to App Review',
    'Submit to App Review',
    'Send for review',
    'Apply for production',
    '[Aa]ppeal',
    '[Uu]pload',
    '[Ss]end',
  ].join('|'),
);
