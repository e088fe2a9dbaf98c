// The chart library with its style, loaded only where a chart is shown.

import 'uplot/dist/uPlot.min.css'

export { default as UPlot } from 'uplot'
