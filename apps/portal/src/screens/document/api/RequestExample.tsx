import { useState } from 'react';
import { texts } from '../texts.ts';
import { Languages } from './CodeCard.styles.ts';
import { CodeCard } from './CodeCard.tsx';
import type { Operation } from './operations.ts';
import { curlCode, scriptCode } from './requestCode.ts';

const languages = { cURL: curlCode, JavaScript: scriptCode } as const;
type Language = keyof typeof languages;
const names = Object.keys(languages) as Language[];

/** A request of a call, in the language that the reader chose. */
export function RequestExample({ operation, origin }: { operation: Operation; origin: string }) {
  const [language, setLanguage] = useState<Language>('cURL');
  return (
    <CodeCard name={texts.api.requestExample} code={languages[language](operation, origin)}>
      <Languages aria-label={texts.api.languages}>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={name === language} onClick={() => setLanguage(name)}>
            {name}
          </button>
        ))}
      </Languages>
    </CodeCard>
  );
}
