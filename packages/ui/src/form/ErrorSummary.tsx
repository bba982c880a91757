import { useFormContext, useFormState } from 'react-hook-form';
import { AlertIcon } from '../icons/icons.tsx';
import { formTexts } from '../locale/form.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Summary } from './Form.styles.ts';
import { markType } from './marks.ts';

/** The server's error for the whole form, and the list of fields to change: the marked ones, and after a failed submit all invalid ones. */
export function ErrorSummary({ labels, listed }: { labels: Readonly<Record<string, string>>; listed: boolean }) {
  const texts = useTexts('form', formTexts);
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const whole = errors.root?.server?.message;
  // In the order of the form, not of the validation.
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
