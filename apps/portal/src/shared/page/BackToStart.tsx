import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { serverTime } from '../clock/serverTime.ts';

/** Redirects home, with the time, as every visit that lacks what its page needs. */
export function BackToStart() {
  const [t] = useState(() => serverTime());
  return <Navigate to="/" replace state={{ t }} />;
}
