export { isAllowedHref } from '@baton/domain/core/rich-text';
