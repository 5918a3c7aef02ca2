export { asQuestion, didYouMean, findNear } from '../../../shared/suggest';
