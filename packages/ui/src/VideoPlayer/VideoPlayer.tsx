'use client';
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
import { playVideo } from '../hooks/browser.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
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

/** Data of a video. */
export interface Film {
  src: string;
  /** URL of the same video in another format, for browsers that do not support the first. */
  otherSrc?: string | undefined;
  title: string;
  /** URL of the poster image. */
  poster?: string | undefined;
  /** URL of its captions, WebVTT. The identifiers of its cues are the chapter titles. */
  captions?: string | undefined;
  /** Formatted, e.g. `03:12`; shown until the metadata has loaded. */
  duration?: string | undefined;
  /** Description of its content for people who cannot see it. */
  description?: string | undefined;
  /** It has no sound: there is no mute button. */
  silent?: boolean | undefined;
}

export interface VideoPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  film: Film;
  /**
   * Autoplays when the visitor has just selected it, and takes the focus.
   * @default false
   */
  starts?: boolean | undefined;
  onPlayingChange?: ((playing: boolean) => void) | undefined;
}

/** Role of a group of elements that are not form fields, for which `fieldset` would be wrong. */
const group = { role: 'group' } as const;

/**
 * A video with controls below the picture, so that nothing covers it: captions in between, chapters as gaps in the bar, full screen with
 * the same controls. It pauses when another one of the page starts.
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
  /** Position of the failure in seconds; null without one. */
  const [failedAt, setFailedAt] = useState<number | null>(null);
  usePlayAlone(video);

  const duration = Number.isFinite(state.duration) ? state.duration : parsePlayTime(film.duration);
  const time = failedAt ?? state.time;
  const chapter = chapterAt(captions.chapters, time)?.name ?? '';

  useEffect(() => onPlayingChange?.(state.playing), [state.playing, onPlayingChange]);

  useEffect(() => {
    if (!starts) return;
    playButton.current?.focus();
    // Browsers may block autoplay; the play button is shown then.
    playVideo(video.current);
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
    playVideo(element);
  }

  function toggle() {
    const element = video.current;
    if (failedAt !== null) retry(failedAt);
    else if (state.playing) element?.pause();
    else playVideo(element);
  }

  function seek(to: number) {
    if (failedAt !== null) setFailedAt(to);
    else if (video.current !== null) video.current.currentTime = to;
  }

  function mute() {
    if (video.current !== null && film.silent !== true) video.current.muted = !state.muted;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    // Space activates the focused button, and does not toggle playback then.
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
        {/* For the pointer; the keyboard has the button below, and without script there are the native controls. */}
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
          <IconButton ref={playButton} aria-label={state.playing ? texts.pause : texts.play} onClick={toggle}>
            {state.playing ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          <span data-part="time" aria-hidden="true">
            <b>{formatPlayTime(time)}</b>
            <span>{` / ${formatPlayTime(duration)}`}</span>
          </span>
          <span data-part="chapter" aria-hidden="true">
            {chapter}
          </span>
          {film.silent === true ? null : (
            <IconButton aria-label={texts.mute} aria-pressed={state.muted} onClick={mute}>
              {state.muted ? <MuteIcon /> : <VolumeIcon />}
            </IconButton>
          )}
          {film.captions === undefined ? null : (
            <IconButton aria-label={texts.captions} aria-pressed={captioned} onClick={() => setCaptioned(!captioned)}>
              <CaptionsIcon />
            </IconButton>
          )}
          <IconButton aria-label={screen.full ? texts.leaveFullScreen : texts.fullScreen} onClick={screen.toggle}>
            {screen.full ? <LeaveFullScreenIcon /> : <EnlargeIcon />}
          </IconButton>
        </div>
      </div>
    </Root>
  );
}
