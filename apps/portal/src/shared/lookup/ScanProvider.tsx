import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import { useLookup } from './useLookup.ts';

const ScanDialog = lazy(() => import('../scan/ScanDialog.tsx'));

const ScanContext = createContext<() => void>(() => {});

/** Opens the scanning dialog, wherever on the page the visitor asks for it. */
export function useOpenScan(): () => void {
  return useContext(ScanContext);
}

/** Keeps one scanning dialog for the whole site; its code is fetched when it is first asked for. */
export function ScanProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const lookUp = useLookup();
  const openScan = useCallback(() => {
    setAsked(true);
    setOpen(true);
  }, []);
  const found = useCallback(
    (text: string) => {
      if (lookUp(text).ok) setOpen(false);
    },
    [lookUp],
  );
  return (
    <ScanContext value={openScan}>
      {children}
      {asked && (
        <Suspense>
          <ScanDialog open={open} onOpenChange={setOpen} onFound={found} />
        </Suspense>
      )}
    </ScanContext>
  );
}
