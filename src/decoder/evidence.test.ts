import { describe, expect, it } from 'vitest';
import { decoded } from '@tests/support/decoded';
import { decodeAnyLanguage } from './decode-any-language';

const quotesOf = (text: string) => decoded(text).findings.map(({ cause, quote }) => [cause.id, quote]);

describe('a guideline and a part of it', () => {
  const BUTTON =
    'Your app offers Sign in with Apple as a login option but does not use the appropriate button design, placement or interface elements.';
  const SERVICE =
    'Your app uses a third-party login service, but does not offer Sign in with Apple as an equivalent option.';

  it('are two causes, each quoted with its own sentence', () => {
    expect(quotesOf(`Apple says:\n${BUTTON}\n${SERVICE}`)).toEqual([
      ['apple-4.0-sign-in-with-apple', BUTTON],
      ['apple-4.8', SERVICE],
    ]);
  });

  it('are one where all is said in one sentence', () => {
    expect(quotesOf(`Apple says:\n${BUTTON}`)).toEqual([['apple-4.0-sign-in-with-apple', BUTTON]]);
  });
});

describe('two cases of one part in another language', () => {
  it('are quoted in the words of the writer', () => {
    const lines = [
      'Die Screenshots für das 13-Zoll-iPad zeigen ein iPhone-Bild, das verändert oder gestreckt wurde, sodass es wie ein iPad-Bild angezeigt wird.',
      'Auf den meisten ist nur der Login- oder Startbildschirm zu sehen und nicht die Hauptfunktionen der App.',
    ];
    const letter = `App Review\n\nRichtlinie 2.3.3 - Leistung - Genaue Metadaten\n\n${lines[0]}\nDie Screenshots zeigen die App nicht in Benutzung. ${lines[1]}`;
    const causes = decodeAnyLanguage(letter).sections.flatMap((section) => section.causes);
    expect(causes.map(({ caseId }) => caseId).sort()).toEqual([
      'screenshots-not-in-use',
      'screenshots-wrong-device',
    ]);
    expect(lines).toEqual(expect.arrayContaining(causes.map(({ evidence }) => evidence[0]?.quote)));
  });

  it('are none where a line only names an attached file', () => {
    // A machine’s words for "Next steps", which do not end the description.
    const letter =
      'App Review\n\n지침 2.1(a) - 성능 - 앱 완성도\n\n앱에 하나 이상의 버그가 있었습니다.\n\n버그 설명: Apple로 로그인을 누르면 오류 메시지가 표시됩니다.\n\n지침 4.0 - 디자인\n\n앱이 로그인이나 계정 등록을 위해 사용자를 기본 웹 브라우저로 데려갑니다. 이는 나쁜 사용자 경험을 제공합니다.\n\n다음 걸음\n사용자가 앱 안에서 로그인 또는 등록할 수 있도록 앱을 수정하십시오. Safari 보기 제어기 API를 구현하여 앱 내에 웹 콘텐츠를 표시하는 것도 선택할 수 있습니다. 사용자는 웹페이지 URL을 확인하고 인증서를 검사할 수 있습니다.\n\n첨부: Screenshot-1107-093312.png\n\n제 아이폰에서는 로그인이 잘 됩니다.';
    const causes = decodeAnyLanguage(letter).sections.flatMap((section) => section.causes);
    expect(causes.map(({ caseId }) => caseId)).toEqual(['provider-sign-in-fails', 'login-opens-browser']);
  });
});

describe('words that only tell what would be meant', () => {
  const FORM = 'Google Play: Issue found: Invalid Data safety form\nDevice or other IDs are not declared';

  it('are no cause beside the one that is meant', () => {
    const ids = (text: string) => quotesOf(text).map(([id]) => id);
    expect(ids(`${FORM} (for example: Advertising ID declaration).`)).toEqual(['play-data-safety']);
    expect(ids(`${FORM}. (3) Advertising ID declaration is wrong.`)).toContain('play-data-safety');
  });
});

describe('words inside a longer message', () => {
  it('are no cause of their own, but are beside it', () => {
    const inside = 'Play Console: the app must meet Health apps policy requirements.';
    expect(quotesOf(inside).map(([id]) => id)).toEqual(['play-health']);
    const beside = `${inside} It was rejected: the disclaimer that it is no medical device is missing.`;
    expect(quotesOf(beside).map(([id]) => id)).toEqual(['play-health', 'play-health-content']);
  });
});

describe('a level of Android that a rule is about', () => {
  it('is no demand to raise it', () => {
    const { findings } = decoded(
      'Play Console\nYour app: Tide Table (com.example.tide)\nAction required by January 27, 2027\nYour app requests READ_CONTACTS. From January 27, 2027, apps that target Android 17 (API level 37) or higher must use the Android Contact Picker.',
    );
    expect(findings.map(({ cause }) => cause.id)).toEqual(['play-contacts']);
  });
});
