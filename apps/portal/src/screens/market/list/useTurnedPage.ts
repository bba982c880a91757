import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isStep } from './listSteps.ts';

/** The list, whose beginning is brought into view and read from when the visitor turns to another page of it. */
export function useTurnedPage(): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const { key, state } = useLocation();
  const isTurned = useNavigationType() === 'PUSH' && isStep(state, 'turnsPage');
  useEffect(() => {
    if (!isTurned || key === '') return;
    list.current?.focus({ preventScroll: true });
    if (list.current !== null && list.current.getBoundingClientRect().top < 0) {
      list.current.scrollIntoView({ behavior: 'instant' });
    }
  }, [key, isTurned]);
  return list;
}
