import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useAlive } from '../Carousel/usePageState.ts';
import {
  CaptionsIcon,
  EnlargeIcon,
  LeaveFullScreenIcon,
  MuteIcon,
  PauseIcon,
  PlayIcon,
  VideoOffIcon,
  VolumeIcon,
} from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { actOfKey } from './playerKeys.ts';
import { formatPlayTime, parsePlayTime } from './playTime.ts';
import { SeekBar } from './SeekBar.tsx';
import { chapterAt, useCaptions } from './useCaptions.ts';
import { useFullScreen } from './useFullScreen.ts';
import { usePlayAlone } from './usePlayAlone.ts';
import { useVideo } from './useVideo.ts';
import { Root } from './VideoPlayer.styles.ts';
import { videoPlayerTexts } from './VideoPlayer.texts.ts';

/** What a player needs to know of a film. */
export interface Film {
  src: string;
  /** Address of the same film in another format, for browsers that do not play the first. */
  otherSrc?: string;
  title: string;
  /** Address of the picture shown before it plays. */
  poster?: string;
  /** Address of its captions, WebVTT. The identifiers of its cues are the names of its chapters. */
  captions?: string;
  /** As it is written: `03:12`; the player shows it until the film itself says how long it is. */
  duration?: string;
  /** What happens in it, for those who do not see it. */
  description?: string;
  /** It has no sound: there is no button that mutes it. */
  silent?: boolean;
}

export interface VideoPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  film: Film;
  /** Begins as soon as it is there, when the visitor has just chosen it, and takes the focus. */
  starts?: boolean;
  onPlayingChange?(playing: boolean): void;
}

/** A group of things that is no group of fields. */
const group = { role: 'group' } as const;

/**
 * A film with controls below its picture, so that nothing covers what is shown: captions between the two, chapters as gaps in the
 * bar, the whole screen with the same controls. It stops when another one of the page begins.
 */
export function VideoPlayer({ film, starts = false, onPlayingChange, ref, ...rest }: VideoPlayerProps) {
  const texts = useTexts('videoPlayer', videoPlayerTexts);
  const alive = useAlive();
  const descriptionId = useId();
  const player = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<HTMLTrackElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => player.current as HTMLDivElement);
  const state = useVideo(video);
  const captions = useCaptions(track);
  const screen = useFullScreen(player, video);
  const [captioned, setCaptioned] = useState(true);
  /** Where the film failed, in seconds; null while it has not. */
  const [failedAt, setFailedAt] = useState<number | null>(null);
  usePlayAlone(video);

  const duration = Number.isFinite(state.duration) ? state.duration : parsePlayTime(film.duration);
  const time = failedAt ?? state.time;
  const chapter = chapterAt(captions.chapters, time)?.name ?? '';

  useEffect(() => onPlayingChange?.(state.playing), [state.playing, onPlayingChange]);

  useEffect(() => {
    if (!starts) return;
    playButton.current?.focus();
    // Browsers may refuse to begin by themselves; the button is there then.
    video.current?.play().catch(() => undefined);
  }, [starts]);

  function onError() {
    setFailedAt(state.time);
  }

  function retry(from: number) {
    const element = video.current;
    if (element === null) return;
    setFailedAt(null);
    element.load();
    element.addEventListener('loadedmetadata', () => (element.currentTime = from), { once: true });
    element.play().catch(() => undefined);
  }

  function toggle() {
    const element = video.current;
    if (failedAt !== null) retry(failedAt);
    else if (state.playing) element?.pause();
    else element?.play().catch(() => undefined);
  }

  function seek(to: number) {
    if (failedAt !== null) setFailedAt(to);
    else if (video.current !== null) video.current.currentTime = to;
  }

  function mute() {
    if (video.current !== null && film.silent !== true) video.current.muted = !state.muted;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The space bar presses the button that has the focus, and does not play or pause then.
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    const done = actOfKey(event.key, time, duration);
    if (done === null) return;
    event.preventDefault();
    if (done.act === 'seek') seek(done.to);
    else if (done.act === 'toggle') toggle();
    else if (done.act === 'mute') mute();
    else if (done.act === 'captions') setCaptioned(!captioned);
    else screen.toggle();
  }

  const { src, otherSrc, description } = film;
  const begun = state.started || failedAt !== null;
  return (
    <Root
      {...rest}
      ref={player}
      {...group}
      aria-label={film.title}
      data-begun={begun ? '' : undefined}
      data-full={screen.full ? '' : undefined}
      data-idle={screen.idle && state.playing ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <div data-part="screen">
        <video
          ref={video}
          src={otherSrc === undefined ? src : undefined}
          poster={film.poster}
          aria-label={film.title}
          aria-describedby={description === undefined ? undefined : descriptionId}
          controls={!alive}
          playsInline
          preload="none"
          onError={onError}
        >
          {otherSrc === undefined ? null : (
            <>
              <source src={src} />
              <source src={otherSrc} onError={onError} />
            </>
          )}
          <track ref={track} kind="captions" src={film.captions} srcLang="zh-CN" label={texts.captionsLabel} />
        </video>
        {description === undefined ? null : <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
        {/* For the pointer; the keyboard has the button below, and the browser its own controls while there is no script. */}
        {alive ? (
          <button type="button" data-part="surface" tabIndex={-1} aria-hidden="true" onClick={toggle}>
            {begun ? null : (
              <span data-part="cover">
                <PlayIcon />
              </span>
            )}
            {begun || duration === 0 ? null : <span data-part="length">{formatPlayTime(duration)}</span>}
          </button>
        ) : null}
        {failedAt === null && state.waiting ? (
          <div data-part="veil">
            <Spinner ground="ink" label={texts.loading} />
          </div>
        ) : null}
        {failedAt === null ? null : (
          <div data-part="veil" role="alert">
            <VideoOffIcon size={32} />
            <strong>{texts.failed}</strong>
            <span>{texts.failedHint}</span>
            <button type="button" data-part="retry" onClick={() => retry(failedAt)}>
              {texts.retry(formatPlayTime(failedAt))}
            </button>
          </div>
        )}
      </div>
      {captioned && film.captions !== undefined && begun ? (
        <p data-part="captions">
          <span>{captions.text}</span>
        </p>
      ) : null}
      <div data-part="controls">
        <SeekBar
          label={texts.progress}
          valueText={texts.position(formatPlayTime(time), formatPlayTime(duration), chapter)}
          time={time}
          duration={duration}
          buffered={state.buffered}
          chapters={captions.chapters}
          onSeek={seek}
        />
        <div data-part="row">
          <button ref={playButton} type="button" aria-label={state.playing ? texts.pause : texts.play} onClick={toggle}>
            {state.playing ? <PauseIcon /> : <PlayIcon />}
          </button>
          <span data-part="time" aria-hidden="true">
            <b>{formatPlayTime(time)}</b> / {formatPlayTime(duration)}
          </span>
          <span data-part="chapter" aria-hidden="true">
            {chapter}
          </span>
          {film.silent === true ? null : (
            <button type="button" aria-label={texts.mute} aria-pressed={state.muted} onClick={mute}>
              {state.muted ? <MuteIcon /> : <VolumeIcon />}
            </button>
          )}
          {film.captions === undefined ? null : (
            <button
              type="button"
              aria-label={texts.captions}
              aria-pressed={captioned}
              onClick={() => setCaptioned(!captioned)}
            >
              <CaptionsIcon />
            </button>
          )}
          <button
            type="button"
            aria-label={screen.full ? texts.leaveFullScreen : texts.fullScreen}
            onClick={screen.toggle}
          >
            {screen.full ? <LeaveFullScreenIcon /> : <EnlargeIcon />}
          </button>
        </div>
      </div>
    </Root>
  );
}
