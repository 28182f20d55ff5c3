import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { asksIn, detailsIn, pointsIn } from './details';

describe('what a message says about this app', () => {
  const cases: [string, string[]][] = [
    [
      'The app uses other payment. Specifically, the paywall opens a web page. Next Steps: remove it.',
      ['the paywall opens a web page.'],
    ],
    ['Bug description: Blank screen after the tap on Save.', ['Blank screen after the tap on Save.']],
    [
      'Specifically, the app directs people in the following ways:\n- A button says Allow.\n- A button says Later.\n\nNext Steps\n- Reply to us.',
      ['A button says Allow.', 'A button says Later.'],
    ],
    [
      'Issue details\nWe found an issue in the following area(s):\n- SPLIT_BUNDLE 31: Device Or Other IDs\nFix it.',
      ['SPLIT_BUNDLE 31: Device Or Other IDs'],
    ],
    ['Concretamente es así. En concreto, el botón no responde.', ['el botón no responde.']],
    ['Align it. Affected libraries:\nbase/lib/arm64-v8a/liba.so\n', ['base/lib/arm64-v8a/liba.so']],
    ['Specifically, it loads main.jsbundle in parts.', ['it loads main.jsbundle in parts.']],
    [
      'Specifically, the map stayed grey after we had allowed the\nposition and had moved it to another city.\nNext Steps',
      ['the map stayed grey after we had allowed the position and had moved it to another city.'],
    ],
    [
      'Where we found the issue(s):\nVersion code 41: com.example.ads 2.0',
      ['Version code 41: com.example.ads 2.0'],
    ],
    ['Answer these:\n1. Where can people buy the course?', []],
    ['Guideline 2.1\nWe found one or more bugs.', []],
  ];
  itEvery(cases)('is quoted', (text, details) => {
    expect(detailsIn(text)).toEqual(details);
  });

  it('is short, however long the sentence is', () => {
    const [detail = ''] = detailsIn(`Specifically, ${'a long story '.repeat(60)}`);
    expect(detail.length).toBeLessThan(200);
    expect(detail).toMatch(/story …$|long …$|a …$/);
  });
});

describe('a request for a change of this app', () => {
  itEvery<[string, string[]]>([
    [
      'Next Steps: revise the app so that it shows its prices. Review the guidelines.',
      ['revise the app so that it shows its prices.'],
    ],
    [
      'To resolve this issue, your app must be published by the bank.',
      ['your app must be published by the bank.'],
    ],
    [
      'Next Steps\n- Please resubmit your app once it complies with the guidelines.\n- Provide the following information:\n- Provide feedback on this message in a short survey.',
      [],
    ],
  ])('is quoted without the words of every letter', (text, asks) => {
    expect(asksIn(text)).toEqual(asks);
  });
});

describe('a list of what a store wants', () => {
  itEvery<[string, string[]]>([
    [
      'Please reply with the following:\n1. A recording of the app. It must also show:\n   - the sign-in\n   - the paywall\n2. The devices that you tested on.\n\nWe will continue the review then.',
      [
        'A recording of the app. It must also show: the sign-in; the paywall',
        'The devices that you tested on.',
      ],
    ],
    [
      'The app does not meet the following requirements:\n- Provide a list of all games\n- Provide a way to report a game',
      ['Provide a list of all games', 'Provide a way to report a game'],
    ],
    ['1. Who may use the app?\n2. Who pays for it?', ['Who may use the app?', 'Who pays for it?']],
    ['Steps to reproduce crash:\n1. Opened the app\n2. It quit', []],
    [
      'Possible reasons why access was not given include:\n- Testers were not engaged\n- No updates were made',
      [],
    ],
    [
      'Follow these requirements for account deletion:\n- Only offering to disable an account is not enough.\n- Apps may ask to confirm it.',
      [],
    ],
    ['The app does not comply with these rules:\n- Your app shows ads\n- Your app has no age question', []],
  ])('is taken point by point', (text, points) => {
    expect(pointsIn(text)).toEqual(points);
  });
});
