import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { usePageMeta } from '../page/usePageMeta.ts';
import { useLoginVisit } from './useLoginVisit.ts';

interface LoginFirstProps {
  /** Name of the page that asks for a login. */
  title: string;
  /** What stands there until the login page has come. */
  children?: ReactNode;
}

/** Leads to the login page, and back here. */
export function LoginFirst({ title, children }: LoginFirstProps) {
  usePageMeta({ title });
  const visitLogin = useLoginVisit();
  const leave = useEffectEvent(() => visitLogin('login', true));
  useEffect(() => leave(), []);
  return children;
}
