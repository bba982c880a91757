import { useState } from 'react';
import { labels, words } from '../../content/content.ts';

/** Baseline of React and the browser: one heading and one field. */
export function Page() {
  const [contact, setContact] = useState('');
  return (
    <main className="page">
      <h2>{words.apply}</h2>
      <label>
        {labels.contact}
        <input value={contact} onChange={(event) => setContact(event.currentTarget.value)} />
      </label>
    </main>
  );
}
