import { markDifferences } from '@lima-id/domain';
import { VisuallyHidden } from '@lima-id/ui';
import { Code, Gap, Mark, Prefix } from './MarkedCode.styles.ts';

interface MarkedCodeProps {
  identifier: string;
  /** The code to compare with. */
  beside: string;
  tone?: 'info' | 'danger';
  size?: 'md' | 'lg';
}

/** The part after the first slash. */
export function objectCodeOf(identifier: string): string {
  return identifier.slice(identifier.indexOf('/') + 1);
}

/** A code with the characters marked that differ from another code. Screen readers read the code as one text. */
export function MarkedCode({ identifier, beside, tone = 'info', size = 'md' }: MarkedCodeProps) {
  const objectCode = objectCodeOf(identifier);
  const prefix = identifier.slice(0, identifier.length - objectCode.length);
  const pieces = markDifferences(objectCode, objectCodeOf(beside));
  return (
    <Code data-size={size}>
      <VisuallyHidden>{identifier}</VisuallyHidden>
      <Prefix aria-hidden="true">{prefix}</Prefix>
      <span aria-hidden="true">
        {pieces.map(({ kind, at, text }) => {
          if (kind === 'same') return text;
          if (kind === 'gap') return <Gap key={`gap ${at}`} />;
          return (
            <Mark key={at} data-tone={tone}>
              {text}
            </Mark>
          );
        })}
      </span>
    </Code>
  );
}
