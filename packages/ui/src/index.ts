export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './Button/Button.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { ClampText, type ClampTextProps } from './ClampText/ClampText.tsx';
export { CodeAnatomy, type CodeAnatomyProps } from './CodeAnatomy/CodeAnatomy.tsx';
export { DescriptionList, type DescriptionListProps } from './DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { DotTexture, type DotTextureProps } from './DotTexture/DotTexture.tsx';
export { EmptyState, type EmptyStateKind, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { FactGrid, type FactGridProps } from './FactGrid/FactGrid.tsx';
export { FinderFrame, type FinderFrameProps } from './FinderFrame/FinderFrame.tsx';
export { Footer, type FooterProps } from './Footer/Footer.tsx';
export { Header, type HeaderProps } from './Header/Header.tsx';
export {
  AssetProvider,
  Illustration,
  type IllustrationName,
  type IllustrationProps,
} from './Illustration/Illustration.tsx';
export * from './icons/icons.tsx';
export { Link, type LinkComponent, type LinkComponentProps, type LinkProps, LinkProvider } from './Link/Link.tsx';
export { LiveFigure, type LiveFigureProps } from './LiveFigure/LiveFigure.tsx';
export { LookupBar, type LookupBarProps } from './LookupBar/LookupBar.tsx';
export { en } from './locale/en.ts';
export { LocaleProvider } from './locale/LocaleProvider.tsx';
export type { Locale } from './locale/useTexts.ts';
export { zhCN } from './locale/zhCN.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { CodeText, type CodeTextProps } from './ResolvingCode/CodeText.tsx';
export { ResolvingCode, type ResolvingCodeProps } from './ResolvingCode/ResolvingCode.tsx';
export { SceneIcon, type SceneIconProps } from './SceneIcon/SceneIcon.tsx';
export { SceneTabPanel, type SceneTabPanelProps, SceneTabs, type SceneTabsProps } from './SceneTabs/SceneTabs.tsx';
export { SectionHead, type SectionHeadProps } from './SectionHead/SectionHead.tsx';
export { SideMenu, type SideMenuProps } from './SideMenu/SideMenu.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { StrengthMeter, type StrengthMeterProps } from './StrengthMeter/StrengthMeter.tsx';
export { Tag, type TagProps } from './Tag/Tag.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider/ThemeProvider.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './Timeline/Timeline.tsx';
export { type ToastMessage, ToastProvider, type ToastTone, useToast } from './Toast/Toast.tsx';
export { lightTheme } from './tokens/lightTheme.ts';
export { media } from './tokens/media.ts';
export { focusRing, focusRingOnInk, motionSafe } from './tokens/motion.ts';
export { type Theme, type TokenName, themeDeclarations, token, variableName } from './tokens/token.ts';
export { breakpoint, typeScale } from './tokens/typeScale.ts';
export { type TypeStyleName, typeStyle } from './tokens/typeStyle.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
