import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'small' | 'medium' | 'large';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent',
  secondary: 'bg-surface text-ink border-line-strong hover:bg-sunken',
  quiet: 'bg-transparent text-ink-soft border-transparent hover:bg-sunken hover:text-ink',
  danger: 'bg-surface text-bad border-bad hover:bg-bad-soft',
};

const SIZES: Record<Size, string> = {
  small: 'min-h-8 px-2.5 py-1 text-[0.8125rem]',
  medium: 'min-h-10 px-4 py-1.5 text-sm',
  large: 'min-h-12 px-6 py-1.5 text-base',
};

/** The look of a button, for links that look like one. */
export function buttonLook({
  variant = 'primary',
  size = 'medium',
}: {
  variant?: Variant;
  size?: Size;
}): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border font-medium transition-colors duration-quick select-none text-center disabled:opacity-55 disabled:pointer-events-none print:hidden ${VARIANTS[variant]} ${SIZES[size]}`;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant;
  size?: Size;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export function Button({ variant, size, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonLook({ variant, size })} ${className}`} {...rest} />;
}

/** A small secondary button, e.g. next to a heading or in a notice. */
export function SmallButton(props: Omit<ButtonProps, 'variant' | 'size'>) {
  return <Button variant="secondary" size="small" {...props} />;
}

/** A small button without a border, for what is less important than the buttons around it. */
export function QuietButton(props: Omit<ButtonProps, 'variant' | 'size'>) {
  return <Button variant="quiet" size="small" {...props} />;
}
