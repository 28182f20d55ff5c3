import { initialOf } from '@/domain/texts';

/** A square with the first letter of a name, where there is no icon. It is decorative: the name is next to it. */
export function NameTile({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-control bg-accent-soft font-semibold text-accent-strong ${size === 'large' ? 'size-14 text-2xl' : 'size-10 text-lg'}`}
    >
      {initialOf(name)}
    </span>
  );
}
