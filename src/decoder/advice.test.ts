import { builders } from 'virtual:catalog/builders';
import { describe, expect, it } from 'vitest';
import { builderHints, casesOf, placesOf, type Advice } from './advice';
import { CAUSES } from './causes';

const ALL = CAUSES.flatMap(({ id, store }) => casesOf(id).map((each) => ({ cause: id, store, each })));

/** The cases that break a rule, by their ids. */
function thatBreak(isWrong: (each: Advice) => boolean): string[] {
  return ALL.filter(({ each }) => isWrong(each)).map(({ cause, each }) => `${cause} ${each.id}`);
}

const steps = ({ steps: all }: Advice) => all.join(' ');

describe('the cases of a cause', () => {
  it('come with steps and with the pages of the console', () => {
    const [first] = casesOf('apple-5.1.2');
    expect(first?.id).toBe('ai-data-sharing');
    expect(first?.steps.length).toBeGreaterThan(2);
    expect(first && placesOf(first, 'ios').map(({ title }) => title)).toContain('App Privacy');
  });

  it('have a place for each name of one', () => {
    expect(
      ALL.filter(({ store, each }) => placesOf(each, store).length < each.where.length).map(
        ({ each }) => each.id,
      ),
    ).toEqual([]);
  });

  it('are none for an unknown cause', () => {
    expect(casesOf('apple-0.0')).toEqual([]);
  });

  it('are the same for the decoder and for those who read the steps', () => {
    const recognised = CAUSES.flatMap(({ cases = [] }) => cases.map(({ id }) => id));
    expect(recognised).toEqual(ALL.map(({ each }) => each.id));
  });
});

describe('the hints for builders', () => {
  const hints = (cause: string, id: string) => {
    const found = casesOf(cause).find((each) => each.id === id);
    return found ? builderHints(cause, found, builders) : {};
  };

  it('name the menus of each builder for the setting', () => {
    expect(hints('itms-90717', 'icon-transparent')['flutterflow']).toMatch(/Launcher Icon\. /);
    expect(hints('play-target-api', 'target-api')['flutterflow']).toMatch(
      / Set it to the number in the message/,
    );
  });

  it("are the case's own sentences first, also for frameworks and for every builder", () => {
    expect(hints('itms-90189', 'build-number-used')['expo']).toMatch(/autoIncrement/);
    expect(hints('apple-2.1', 'blank-screen')['capacitor']).toMatch(/server\.url/);
    expect(hints('apple-1.5', 'support-url')['any']).toMatch(/public page/);
  });

  it("are what a builder's apps are often refused for, where the case has no sentence of its own", () => {
    expect(hints('play-draft-app', 'draft-app')['flutterflow']).toMatch(/Submit as draft/);
  });

  it('leave out what may be about another case', () => {
    expect(hints('apple-5.1.2', 'ai-data-sharing')['bubble']).toBeUndefined();
  });

  it('are none where nothing differs', () => {
    expect(hints('apple-2.5.9', 'button-changed')).toEqual({});
  });
});

describe('the steps of a case', () => {
  it('say themselves how to send it, or leave that to the plan', () => {
    expect(
      thatBreak(({ send, ...each }) =>
        send === undefined ? !OWN_END.test(each.steps.at(-1) ?? '') : SENDING.test(steps({ send, ...each })),
      ),
    ).toEqual([]);
  });

  it('upload a build only where a new build may be needed', () => {
    expect(
      thatBreak(
        (each) => each.build === 'no' && /\bupload (?:a new|the new|another) build\b/i.test(steps(each)),
      ),
    ).toEqual([]);
  });

  it('promise no approval', () => {
    expect(
      thatBreak((each) => /\b(?:will|is sure to) (?:be approved|approve|pass)\b/i.test(steps(each))),
    ).toEqual([]);
  });
});

/** Steps that a plan says once for all its cases. */
const SENDING =
  /(?:^|\. )Upload a new build\b|\b(?:Resubmit to App Review|Reply to App Review|Send for review|Raise the (?:build number|version code)(?:\.| and upload))/;
/** Last actions of a case that goes back in a way of its own, or that nobody sends. */
const OWN_END =
  /\b(?:App Review|Send for review|Apply for production|[Aa]ppeal|[Uu]pload|[Ss]end|Ignore|next version|again|by the codes)\b/;
