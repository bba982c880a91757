import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { usePageMeta } from '../page/usePageMeta.ts';
import { isLoginExpired } from './storedUser.ts';
import { useLoginVisit } from './useLoginVisit.ts';

interface LoginFirstProps {
  /** Name of the page that requires a login. */
  title: string;
  /** Shown until the redirect to the login page. */
  children?: ReactNode;
}

/** Redirects to the login page, which says so when the session has expired, and back here. */
export function LoginFirst({ title, children }: LoginFirstProps) {
  usePageMeta({ title });
  const visitLogin = useLoginVisit();
  const leave = useEffectEvent(() => visitLogin('login', true, isLoginExpired() ? { keepsInput: false } : undefined));
  useEffect(() => leave(), []);
  return children;
}
