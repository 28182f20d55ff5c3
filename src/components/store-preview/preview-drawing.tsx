import { useId } from 'react';
import {
  PREVIEW_COLORS,
  PREVIEW_FONTS,
  type PreviewColor,
  type PreviewTheme,
} from '@/domain/previews/measures';
import type { PreviewItem, PreviewLayout } from '@/domain/previews/preview-layout';

/** A store’s page as one scalable drawing. Its texts are read aloud by the parts around it, not here. */
export function PreviewDrawing({
  layout,
  theme,
  urls,
  label,
  locale,
}: {
  layout: PreviewLayout;
  theme: PreviewTheme;
  /** Addresses of the pictures, by key. */
  urls: ReadonlyMap<string, string>;
  label: string;
  locale: string;
}) {
  const id = useId();
  const colors = PREVIEW_COLORS[layout.store][theme];
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={label}
      lang={locale}
      className="block h-auto w-full [forced-color-adjust:none]"
      fontFamily={PREVIEW_FONTS[layout.store]}
    >
      <rect width={layout.width} height={layout.height} fill={colors.page} />
      {layout.items.map((item, index) => (
        <Item key={index} item={item} colors={colors} urls={urls} clipId={`${id}${index}`} />
      ))}
    </svg>
  );
}

function Item({
  item,
  colors,
  urls,
  clipId,
}: {
  item: PreviewItem;
  colors: Record<PreviewColor, string>;
  urls: ReadonlyMap<string, string>;
  clipId: string;
}) {
  if (item.kind === 'text') {
    const isAtEnd = (item.align === 'right') === (item.direction === 'ltr');
    const anchor = item.align === 'center' ? 'middle' : isAtEnd ? 'end' : 'start';
    return (
      <text
        x={item.x}
        y={item.baseline}
        direction={item.direction}
        textAnchor={anchor}
        fontSize={item.font.size}
        fontWeight={item.font.weight}
        fill={colors[item.color]}
        xmlSpace="preserve"
      >
        {item.text}
      </text>
    );
  }
  const { x, y, width, height } = item;
  if (item.kind === 'box') {
    const edge = item.edge && colors[item.edge];
    const inset = edge === undefined ? 0 : 0.5;
    return (
      <rect
        x={x + inset}
        y={y + inset}
        width={Math.max(0, width - 2 * inset)}
        height={Math.max(0, height - 2 * inset)}
        rx={item.radius}
        fill={item.fill ? colors[item.fill] : 'none'}
        stroke={edge}
        strokeDasharray={item.isDashed ? '5 4' : undefined}
      />
    );
  }
  const url = urls.get(item.picture);
  return (
    <>
      <clipPath id={clipId}>
        <rect x={x} y={y} width={width} height={height} rx={item.radius} />
      </clipPath>
      <rect x={x} y={y} width={width} height={height} rx={item.radius} fill={colors.card} />
      {url !== undefined && (
        <image
          href={url}
          {...{ x, y, width, height }}
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${clipId})`}
        />
      )}
    </>
  );
}
