import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from 'react';
import { Picture } from './Illustration.styles.ts';
import type { IllustrationName } from './illustrationName.ts';

export type { IllustrationName } from './illustrationName.ts';

const AssetContext = createContext('/illustrations');

/** Says where the application serves the folder of drawings; `/illustrations` without it. */
export function AssetProvider({ base, children }: { base: string; children?: ReactNode }) {
  return <AssetContext value={base}>{children}</AssetContext>;
}

export interface IllustrationProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'height' | 'width'> {
  name: IllustrationName;
  /** The drawing for dark grounds. */
  onInk?: boolean;
  /** What the drawing tells; empty, the default, when it only decorates. */
  alt?: string;
  /** Px; the height follows from the drawing's shape. */
  width?: number;
}

function shape(name: IllustrationName): { width: number; height: number } {
  if (name === 'logo') return { width: 82.5, height: 32 };
  if (name.startsWith('empty-')) return { width: 148, height: 112 };
  if (/^(?:cap-|logo-mark|favicon)/.test(name)) return { width: 32, height: 32 };
  return { width: 320, height: 240 };
}

/** Brand marks and glyphs have a second file for dark grounds; drawings have a recoloured one in a folder. */
function fileName(name: IllustrationName, onInk: boolean): string {
  if (!onInk || name === 'favicon') return `${name}.svg`;
  return /^(?:cap-|logo)/.test(name) ? `${name}-on-ink.svg` : `on-ink/${name}.svg`;
}

/** One of the isometric drawings, glyphs or brand marks of the set, as a picture file. */
export function Illustration({ name, onInk = false, alt = '', width, ...rest }: IllustrationProps) {
  const base = useContext(AssetContext);
  const own = shape(name);
  const shown = width ?? own.width;
  return (
    <Picture
      {...rest}
      src={`${base.replace(/\/$/, '')}/${fileName(name, onInk)}`}
      alt={alt}
      width={shown}
      height={Math.round((shown * own.height) / own.width)}
    />
  );
}
