import { useFormContext, useFormState } from 'react-hook-form';
import { AlertIcon } from '../icons/icons.tsx';
import { formTexts } from '../locale/form.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Summary } from './Form.styles.ts';
import { markType } from './marks.ts';

/** What the server said of the whole form, and the list of fields to be changed: those marked, and after a refused attempt all. */
export function ErrorSummary({ labels, listed }: { labels: Readonly<Record<string, string>>; listed: boolean }) {
  const texts = useTexts('form', formTexts);
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const whole = errors.root?.server?.message;
  // In the order of the form, not in that of the check.
  const refused = Object.keys(labels).filter((name) => errors[name] !== undefined);
  const shown = submitCount > 0 ? refused : refused.filter((name) => errors[name]?.type === markType);
  const names = listed ? shown : [];
  return (
    <Summary role="alert">
      {whole === undefined ? null : (
        <p data-part="whole">
          <AlertIcon size={16} />
          {whole}
        </p>
      )}
      {names.length === 0 ? null : (
        <>
          <p data-part="count">{texts.summary(names.length)}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => setFocus(name)}>
                  {labels[name]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Summary>
  );
}
