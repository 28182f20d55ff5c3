/**
 * Where the two stores put things on a screen, in points (App Store) and density-independent pixels (Google Play).
 * `measured` figures are read from pictures of real devices; `inferred` ones fill the gaps between them. Both are listed
 * in sources 11, with what was seen and when.
 */
interface MeasureGroup {
  /** Section of docs/sources.md. */
  section: string;
  /** The system that was seen. */
  seenOn: string;
  measured: Readonly<Record<string, number>>;
  inferred: Readonly<Record<string, number>>;
}

/** A result in the App Store’s search on an iPhone. */
export const APP_STORE_SEARCH = {
  section: '11.1',
  seenOn: 'iOS 26',
  measured: {
    screenWidth: 402,
    margin: 20,
    icon: 62,
    iconRadius: 0.26,
    textStart: 91,
    textWidth: 206,
    nameSize: 17,
    subtitleSize: 15,
    buttonWidth: 75,
    buttonHeight: 33,
    shotGap: 8,
    shotRadius: 12.5,
    portraitShots: 3,
    landscapeShots: 1,
  },
  inferred: { screenHeight: 874, fieldTop: 62, fieldHeight: 44, cardTop: 128, factsSize: 12, rowGap: 14 },
} as const satisfies MeasureGroup;

/** The App Store’s product page on an iPhone. */
export const APP_STORE_PAGE = {
  section: '11.2',
  seenOn: 'iOS 26',
  measured: {
    screenWidth: 402,
    margin: 20,
    icon: 118,
    iconRadius: 0.26,
    iconTop: 124,
    textStart: 156,
    textWidth: 226,
    nameSize: 22,
    nameLines: 2,
    subtitleSize: 15,
    buttonWidth: 74,
    buttonHeight: 32,
    /** Width of a portrait screenshot as a share of the screen’s. */
    shotShare: 0.59,
    shotGap: 8.5,
    shotRadius: 22,
    textLines: 3,
  },
  inferred: {
    screenHeight: 874,
    /** Width of a landscape screenshot as a share of the screen’s. */
    landscapeShare: 0.9,
    infoTop: 262,
    infoHeight: 88,
    infoCell: 110,
    bodySize: 15,
    lineHeight: 20,
    notesLines: 3,
    roundButton: 44,
  },
} as const satisfies MeasureGroup;

/** A row of Google Play’s search on a phone. */
export const PLAY_SEARCH = {
  section: '11.3',
  seenOn: 'Android, May 2026',
  measured: { screenWidth: 393, margin: 24, icon: 56, nameSize: 16, chevron: 28 },
  inferred: {
    screenHeight: 852,
    iconRadius: 0.3,
    textStart: 96,
    textWidth: 230,
    lineSize: 13,
    barTop: 52,
    barHeight: 52,
    rowTop: 128,
    rowHeight: 92,
  },
} as const satisfies MeasureGroup;

/** Google Play’s product page on a phone. */
export const PLAY_PAGE = {
  section: '11.4',
  seenOn: 'Android, May 2026',
  measured: {
    screenWidth: 393,
    margin: 24,
    icon: 72,
    iconRadius: 0.3,
    nameSize: 22,
    nameLines: 2,
    buttonWidth: 345,
    buttonHeight: 40,
    shotHeight: 166,
    shotGap: 13,
    shotRadius: 8,
    textLines: 2,
  },
  inferred: {
    screenHeight: 852,
    iconTop: 104,
    textStart: 116,
    textWidth: 253,
    bodySize: 14,
    lineHeight: 20,
    notesLines: 3,
    infoCell: 100,
  },
} as const satisfies MeasureGroup;

/** Parts of the pictures that iOS 27 shows above the product page and in search, in shares of the picture. */
export const IOS_27 = {
  section: '11.5',
  seenOn: 'App Store Connect Help, November 2026',
  measured: {
    headerRatio: 3840 / 1646,
    headerSafeX: 1097 / 3840,
    headerSafeY: 493 / 1646,
    headerSafeWidth: 1646 / 3840,
    headerSafeHeight: 661 / 1646,
    searchRatio: 3 / 2,
    searchSafeX: 836 / 3840,
    searchSafeY: 765 / 2560,
    searchSafeWidth: 2168 / 3840,
    searchSafeHeight: 1030 / 2560,
    universalSafeX: 1921 / 5244,
    universalSafeY: 660 / 2950,
    universalSafeWidth: 1402 / 5244,
    universalSafeHeight: 962 / 2950,
  },
  inferred: {
    /** Share of the header’s width that an iPhone shows. */
    headerShown: 2 / 3,
  },
} as const satisfies MeasureGroup;

/** Tablets have no public measure: their previews show the order of things, not where a text is cut. */
export const TABLET = {
  section: '11.6',
  seenOn: 'no public measure',
  measured: {},
  inferred: { screenWidth: 820, screenHeight: 1180, shotHeight: 480 },
} as const satisfies MeasureGroup;

export type PreviewTheme = 'light' | 'dark';

/** Role of a colour. */
export type PreviewColor =
  | 'page'
  | 'text'
  | 'secondary'
  | 'accent'
  | 'onAccent'
  | 'button'
  | 'buttonText'
  | 'card'
  | 'line'
  | 'guide';

/** Colours of both stores’ pages (sources 11.7). `guide` is our own, for cuts and safe areas. */
export const PREVIEW_COLORS = {
  ios: {
    light: {
      page: '#ffffff',
      text: '#000000',
      secondary: 'rgba(60, 60, 67, 0.6)',
      accent: '#007aff',
      onAccent: '#ffffff',
      button: '#e9e9eb',
      buttonText: '#007aff',
      card: '#f2f2f7',
      line: '#d9d9de',
      guide: '#b4500b',
    },
    dark: {
      page: '#000000',
      text: '#ffffff',
      secondary: 'rgba(235, 235, 245, 0.6)',
      accent: '#0a84ff',
      onAccent: '#ffffff',
      button: '#2c2c2e',
      buttonText: '#0a84ff',
      card: '#1c1c1e',
      line: '#38383a',
      guide: '#ffb366',
    },
  },
  android: {
    light: {
      page: '#ffffff',
      text: '#1f1f1f',
      secondary: '#5f6368',
      accent: '#0b57d0',
      onAccent: '#ffffff',
      button: '#0b57d0',
      buttonText: '#ffffff',
      card: '#f0f4f9',
      line: '#dadce0',
      guide: '#b4500b',
    },
    dark: {
      page: '#131314',
      text: '#e3e3e3',
      secondary: '#a8abaf',
      accent: '#a8c7fa',
      onAccent: '#062e6f',
      button: '#a8c7fa',
      buttonText: '#062e6f',
      card: '#1e1f20',
      line: '#444746',
      guide: '#ffb366',
    },
  },
} as const satisfies Record<'ios' | 'android', Record<PreviewTheme, Record<PreviewColor, string>>>;

/** Font families that come closest to the stores’ own, which may not be shipped. */
export const PREVIEW_FONTS = {
  ios: '-apple-system, "SF Pro Text", "Helvetica Neue", Inter, Arial, "Noto Sans", system-ui, sans-serif',
  android: 'Roboto, "Google Sans Text", Inter, Arial, "Noto Sans", system-ui, sans-serif',
} as const;
