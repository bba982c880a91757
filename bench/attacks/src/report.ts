import type { AttackedDialect, Finding } from './attack.ts';

/** The findings as a Markdown table. */
export function tableOf(rows: readonly (Finding & { attack: string; dialect: AttackedDialect })[]): string {
  const lines = rows.map(
    ({ attack, dialect, what, target, measured, isMet }) =>
      `| ${attack} | ${dialect} | ${what} | ${target} | ${measured} | ${isMet ? 'met' : '**missed**'} |`,
  );
  return ['| attack | database | figure | target | measured | |', '|---|---|---|---:|---:|---|', ...lines, ''].join(
    '\n',
  );
}
