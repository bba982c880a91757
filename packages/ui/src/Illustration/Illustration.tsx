'use client';
import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from 'react';
import { DarkContext } from '../ThemeProvider/darkContext.ts';
import { Picture } from './Illustration.styles.ts';
import type { IllustrationName } from './illustrationName.ts';

export type { IllustrationName } from './illustrationName.ts';

const AssetContext = createContext('/illustrations');

/** Sets the base URL of the drawings; `/illustrations` by default. */
export function AssetProvider({ base, children }: { base: string; children?: ReactNode }) {
  return <AssetContext value={base}>{children}</AssetContext>;
}

export interface IllustrationProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'height' | 'width'> {
  name: IllustrationName;
  /** The ground below the drawing: `ink` by default in a dark theme, otherwise `paper`. `paper` on a light plate. */
  ground?: 'paper' | 'ink' | undefined;
  /**
   * Alternative text; empty, the default, for a decorative drawing.
   * @default ''
   */
  alt?: string | undefined;
  /** Px; the height follows from the aspect ratio. */
  width?: number | undefined;
}

function shape(name: IllustrationName): { width: number; height: number } {
  if (name === 'logo') return { width: 82.5, height: 32 };
  if (name.startsWith('empty-')) return { width: 148, height: 112 };
  if (/^(?:cap-|logo-mark|favicon)/.test(name)) return { width: 32, height: 32 };
  return { width: 320, height: 240 };
}

/** Brand marks and glyphs have a second file for dark backgrounds; drawings have a recoloured one in a folder. */
function fileName(name: IllustrationName, onInk: boolean): string {
  if (!onInk || name === 'favicon') return `${name}.svg`;
  return /^(?:cap-|logo)/.test(name) ? `${name}-on-ink.svg` : `on-ink/${name}.svg`;
}

/** One of the isometric drawings, glyphs or brand marks, as an image file. */
export function Illustration({ name, ground, alt = '', width, ...rest }: IllustrationProps) {
  const base = useContext(AssetContext);
  const isDark = useContext(DarkContext);
  const own = shape(name);
  const shown = width ?? own.width;
  return (
    <Picture
      {...rest}
      src={`${base.replace(/\/$/, '')}/${fileName(name, ground === undefined ? isDark : ground === 'ink')}`}
      alt={alt}
      width={shown}
      height={Math.round((shown * own.height) / own.width)}
    />
  );
}
