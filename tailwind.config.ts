import type { Config } from 'tailwindcss';

/**
 * Names of the design tokens. Their values, light and dark, are the custom properties of src/index.css,
 * so that a theme is one attribute on <html> and no class is written twice.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        canvas: 'var(--canvas)',
        surface: 'var(--surface)',
        sunken: 'var(--sunken)',
        line: 'var(--line)',
        'line-strong': 'var(--line-strong)',
        ink: 'var(--ink)',
        'ink-soft': 'var(--ink-soft)',
        'ink-faint': 'var(--ink-faint)',
        accent: 'var(--accent)',
        'accent-strong': 'var(--accent-strong)',
        'accent-soft': 'var(--accent-soft)',
        'on-accent': 'var(--on-accent)',
        good: 'var(--good)',
        'good-soft': 'var(--good-soft)',
        warn: 'var(--warn)',
        'warn-soft': 'var(--warn-soft)',
        bad: 'var(--bad)',
        'bad-soft': 'var(--bad-soft)',
        info: 'var(--info)',
        'info-soft': 'var(--info-soft)',
      },
      borderRadius: { card: '0.875rem', control: '0.5rem' },
      boxShadow: { card: 'var(--shadow-card)', float: 'var(--shadow-float)' },
      fontFamily: {
        sans: 'var(--font-sans)',
        mono: 'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
      },
      maxWidth: { page: '84rem', prose: '44rem' },
      transitionDuration: { quick: '120ms', calm: '200ms' },
    },
  },
} satisfies Config;
