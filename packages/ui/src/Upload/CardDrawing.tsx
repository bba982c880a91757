import { token } from '../tokens/token.ts';

const line = { stroke: token('border-control'), strokeWidth: 3 };
const pale = { stroke: token('border-strong'), strokeWidth: 3 };

/** A drawing of one side of an identity card: portrait or emblem. */
export function CardDrawing({ side }: { side: 'front' | 'back' }) {
  const marks = side === 'front' ? line : pale;
  return (
    <svg width={128} height={78} viewBox="0 0 128 78" fill="none" aria-hidden="true" data-part="card">
      <rect
        x={0.75}
        y={0.75}
        width={126.5}
        height={76.5}
        rx={4}
        style={{ fill: token('bg-surface'), stroke: token('border-strong'), strokeWidth: 1.5 }}
      />
      {side === 'front' ? (
        <>
          <path d="M12 19h28M12 30h18M12 41h54M12 49h40M12 65h88" style={marks} />
          <g style={{ fill: token('color-primary-100'), stroke: token('border-control'), strokeWidth: 1.5 }}>
            <path d="M86 16h30v38H86z" />
            <circle cx={101} cy={31} r={6} />
            <path d="M89 54c0-8 5-13 12-13s12 5 12 13" />
          </g>
        </>
      ) : (
        <>
          <circle
            cx={23}
            cy={23}
            r={11}
            style={{ fill: token('color-primary-50'), stroke: token('border-strong'), strokeWidth: 1.5 }}
          />
          <path d="M45 18h66M45 27h50M26 55h70M26 64h50" style={marks} />
        </>
      )}
    </svg>
  );
}
