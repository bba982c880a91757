import { useState } from 'react';
import { Navigate } from 'react-router-dom';

/** Redirects home, with the time, as every visit that lacks what its page needs. */
export function BackToStart() {
  const [t] = useState(() => Date.now());
  return <Navigate to="/" replace state={{ t }} />;
}
