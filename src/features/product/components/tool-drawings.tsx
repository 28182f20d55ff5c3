import { BANNER_SIZES } from '@/domain/drawing/banner-sizes';
import { WIZARD_STEP_NAMES } from '@/model/wizard-step';
import type { ComponentType, ReactNode } from 'react';
import { Badge, SampleBadge, type Tone } from '@/components/badge';
import type { ToolDrawing } from '../data/tools';

/** Illustrations of each tool's result, with sample values. */
export const DRAWINGS: Record<ToolDrawing, ComponentType> = {
  steps: Steps,
  score: Score,
  banners: Banners,
  markets: Markets,
  repair: Repair,
  deadlines: Deadlines,
};

function Panel({
  title,
  badge,
  children,
}: {
  title: string;
  badge?: 'Sample data' | 'Simulated';
  children: ReactNode;
}) {
  return (
    <div className="w-full max-w-md rounded-card border bg-surface p-5 text-sm shadow-card">
      <div className="mb-4 flex items-center justify-between gap-3">
        <p className="font-semibold">{title}</p>
        {badge && <SampleBadge kind={badge} />}
      </div>
      {children}
    </div>
  );
}

const STEPS_DONE = 3;

function Steps() {
  return (
    <Panel title="New Submission">
      <ol className="flex flex-col gap-2.5">
        {Object.values(WIZARD_STEP_NAMES).map((step, index) => (
          <li key={step} className="flex items-center gap-3">
            <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
              <circle
                cx="12"
                cy="12"
                r="11"
                className={index < STEPS_DONE ? 'fill-accent' : 'fill-surface stroke-line-strong'}
              />
              {index < STEPS_DONE ? (
                <path d="m7.5 12.3 3 3 6-6" className="fill-none stroke-on-accent stroke-2" />
              ) : (
                <text x="12" y="16" textAnchor="middle" className="fill-ink-soft text-[11px] font-semibold">
                  {index + 1}
                </text>
              )}
            </svg>
            <span className={index === STEPS_DONE ? 'font-semibold' : 'text-ink-soft'}>{step}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The simulated compliance score, as a ring. */
const SCORE = 92;

function Score() {
  return (
    <Panel title="ASO score" badge="Simulated">
      <div className="flex items-center gap-5">
        <svg viewBox="0 0 80 80" className="size-20 shrink-0" role="img" aria-label={`${SCORE} of 100`}>
          <circle cx="40" cy="40" r="34" className="fill-none stroke-line stroke-[7]" />
          <circle
            cx="40"
            cy="40"
            r="34"
            pathLength="100"
            strokeDasharray={`${SCORE} 100`}
            transform="rotate(-90 40 40)"
            className="fill-none stroke-accent stroke-[7]"
          />
          <text x="40" y="48" textAnchor="middle" className="fill-ink text-2xl font-semibold">
            {SCORE}
          </text>
        </svg>
        <dl className="min-w-0">
          <dt className="text-xs text-ink-faint">Current title</dt>
          <dd className="text-ink-soft line-through">Quiet Desk App</dd>
          <dt className="mt-2 text-xs text-ink-faint">Suggested title</dt>
          <dd>
            Quiet Desk: <mark className="rounded-sm bg-accent-soft text-accent-strong">Focus Timer</mark>
          </dd>
        </dl>
      </div>
    </Panel>
  );
}

const BANNER_LOOKS = {
  'App Store': 'fill-accent',
  'Google Play': 'fill-ink',
  Website: 'fill-accent-soft stroke-accent stroke-[10]',
};

function Banners() {
  return (
    <ul className="grid w-full max-w-md grid-cols-2 items-end gap-5 text-sm">
      {BANNER_SIZES.map(({ platform, width, height }) => (
        <li key={platform} className="last:col-span-2 last:w-3/5">
          <svg viewBox={`0 0 ${width} ${height}`} className="w-full rounded-control" aria-hidden="true">
            <rect width={width} height={height} rx="24" className={BANNER_LOOKS[platform]} />
            <path
              d={`M${width * 0.08} ${height * 0.66}h${width * 0.4}M${width * 0.08} ${height * 0.82}h${width * 0.26}`}
              className={platform === 'Website' ? 'stroke-accent' : 'stroke-surface'}
              strokeWidth={height * 0.08}
              strokeLinecap="round"
            />
            <circle
              cx={width * 0.78}
              cy={height * 0.5}
              r={height * 0.26}
              className={platform === 'Website' ? 'fill-accent' : 'fill-surface'}
            />
          </svg>
          <p className="mt-1.5 flex flex-wrap justify-between gap-x-2">
            {platform}
            <span className="text-ink-soft tabular-nums">
              {width} × {height}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Confidence by difficulty of the market. */
const MARKETS = [
  { code: 'es-ES', language: 'es', title: 'Quiet Desk: enfoque sin ruido', confidence: 95 },
  { code: 'de-DE', language: 'de', title: 'Quiet Desk: Fokus ohne Lärm', confidence: 88 },
  { code: 'ar-SA', language: 'ar', title: 'مكتب هادئ: تركيز بلا ضجيج', confidence: 82 },
] as const;

function Markets() {
  return (
    <Panel title="Localization" badge="Simulated">
      <ul className="divide-y">
        {MARKETS.map(({ code, language, title, confidence }) => (
          <li key={code} className="flex items-center gap-4 py-2.5 first:pt-0 last:pb-0">
            <span className="font-mono text-xs text-ink-faint">{code}</span>
            <span lang={language} dir="auto" className="min-w-0 flex-1">
              {title}
            </span>
            <span className="text-ink-soft tabular-nums">{confidence}%</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Repair() {
  return (
    <Panel title="Recovery plan" badge="Sample data">
      <p className="text-ink-soft">“Guideline 2.3.10: your description refers to other mobile platforms.”</p>
      <dl className="mt-4 overflow-hidden rounded-control border font-mono text-xs">
        <div className="flex gap-3 bg-bad-soft px-3 py-2">
          <dt className="text-bad" aria-label="Before">
            −
          </dt>
          <dd>Also on Android!</dd>
        </div>
        <div className="flex gap-3 bg-good-soft px-3 py-2">
          <dt className="text-good" aria-label="After">
            +
          </dt>
          <dd>Lists that stay in step on all your devices.</dd>
        </div>
      </dl>
    </Panel>
  );
}

const DEADLINES: readonly { date: string; month: string; rule: string; tone: Tone; state: string }[] = [
  {
    date: '2025-11-01',
    month: 'Nov 2025',
    rule: 'Google Play: 16 KB memory pages',
    tone: 'good',
    state: 'Met',
  },
  { date: '2026-08-31', month: 'Aug 2026', rule: 'Google Play: target API 36', tone: 'bad', state: 'Missed' },
  {
    date: '2026-10-28',
    month: 'Oct 2026',
    rule: 'Google Play: contacts permission',
    tone: 'warn',
    state: 'To check',
  },
];

/** Three real rules with their days (sources 5.4); the sample app's results are invented. */
function Deadlines() {
  return (
    <Panel title="Bread Ledger 1.0.3" badge="Sample data">
      <ul className="divide-y">
        {DEADLINES.map(({ date, month, rule, tone, state }) => (
          <li key={date} className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
            <span className="min-w-0 flex-1">
              <time dateTime={date} className="block text-xs text-ink-faint tabular-nums">
                {month}
              </time>
              {rule}
            </span>
            <Badge tone={tone}>{state}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
