import type { CaptchaScene } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import { Button, Spinner } from '@lima-id/ui';
import { AlertIcon, CheckIcon } from '@lima-id/ui/icons';
import { type Ref, useRef } from 'react';
import { useWork } from './useWork.ts';
import { Box } from './WorkCheck.styles.ts';

interface WorkCheckProps {
  scene: CaptchaScene;
  /** Called with the proof, from here or from the picture. */
  passed: boolean;
  onProof: (proof: SlideProof) => void;
  disabled: boolean;
  /** The restart button, focused when the form refuses. */
  buttonRef: Ref<HTMLButtonElement> | undefined;
}

const waits = '正在后台计算，通常需要几秒，请稍候';
const busyWaits = '当前验证人数较多，正在后台计算，请稍候';

/** The alternative without pictures: the device works for some seconds while the visitor waits. */
export function WorkCheck({ scene, passed, onProof, disabled, buttonRef }: WorkCheckProps) {
  const { state, start } = useWork(scene, passed, onProof);
  const { phase } = state;
  const box = useRef<HTMLDivElement>(null);

  /** The pressed button goes while the device works: the focus moves to the box, which stays. */
  function restart() {
    box.current?.focus({ preventScroll: true });
    start();
  }

  return (
    <Box ref={box} tabIndex={-1} data-state={phase}>
      {phase === 'working' ? (
        <>
          <Spinner label={state.part === null ? waits : busyWaits} />
          {state.part === null ? null : <span aria-hidden="true">{`${Math.floor(state.part * 100)}%`}</span>}
        </>
      ) : null}
      <output>
        {phase === 'passed' ? (
          <>
            <CheckIcon size={18} />
            <span>验证通过</span>
          </>
        ) : null}
        {phase === 'ready' ? <span>本次验证已使用，再次提交前请重新验证</span> : null}
      </output>
      <p role="alert">
        {phase === 'failed' ? (
          <>
            <AlertIcon size={16} />
            <span>{state.message}</span>
          </>
        ) : null}
      </p>
      {phase === 'ready' || phase === 'failed' ? (
        <Button variant="secondary" size="sm" disabled={disabled} ref={buttonRef} onClick={restart}>
          重新验证
        </Button>
      ) : null}
    </Box>
  );
}
