import { media } from './media.ts';
import { rem } from './rem.ts';
import { token } from './token.ts';
import { typeScale } from './typeScale.ts';

/** The name of a step of the type scale; an unknown name does not compile. */
export type TypeStyleName = keyof typeof typeScale;

interface TypeStep {
  readonly size: number;
  readonly line: number;
  readonly weight: number;
  readonly family?: 'code' | 'figure' | undefined;
  readonly tracking?: number | undefined;
  readonly mobile?: { readonly size: number; readonly line: number } | undefined;
}

const faceFeatures = {
  sans: '',
  code: 'font-variant-ligatures:none;',
  figure: 'font-variant-numeric:tabular-nums;',
} as const;

/** Static styles of one step of the type scale: face, weight, size and line height, including the phone's sizes. */
export function typeStyle(name: TypeStyleName): string {
  const step: TypeStep = typeScale[name];
  const face = step.family ?? 'sans';
  const tracking = step.tracking === undefined ? '' : `letter-spacing:${step.tracking}px;`;
  const mobile =
    step.mobile === undefined
      ? ''
      : `${media.mobile}{font-size:${rem(step.mobile.size)};line-height:${rem(step.mobile.line)};}`;
  return `font-family:${token(`font-${face}`)};${faceFeatures[face]}font-weight:${step.weight};font-size:${rem(step.size)};line-height:${rem(step.line)};${tracking}${mobile}`;
}
