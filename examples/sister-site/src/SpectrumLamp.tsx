import { token } from '@lima-id/ui';
import type { SVGProps } from 'react';

const lines = [72, 128, 96, 150, 118, 84, 136, 60];

/** The site's own illustration: a street lamp over the lines of its spectrum. Decorative. */
export function SpectrumLamp(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 400 320" aria-hidden="true" {...props}>
      <path d="M60 300V90q0-50 50-50h120" fill="none" stroke={token('color-ink-700')} strokeWidth="8" />
      <path d="M220 28h116l16 26H204z" fill={token('color-primary-600')} />
      <path d="M208 58h140l40 110H168z" fill={token('color-illustration-pale')} />
      {lines.map((height, place) => (
        <path
          // The lines are static.
          key={height}
          d={`M${176 + place * 27} ${300 - height}h14V300h-14z`}
          fill={token(place % 2 === 0 ? 'color-illustration-accent' : 'color-primary-300')}
        />
      ))}
      <path d="M24 302h364" stroke={token('border-strong')} strokeWidth="2" />
    </svg>
  );
}
