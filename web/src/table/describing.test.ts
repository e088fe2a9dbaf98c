import { describe as group, expect, it } from 'vitest'
import { describe } from './describing'

function board(html: string): Element {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

group('the table in words', () => {
  it('tells what the parts of a board say of themselves, below their headings', () => {
    const found = describe(
      board(`
        <section aria-label="Ada"><button data-anchor="card:Oars"><span class="visually-hidden">Oars, age 1</span>
          <span aria-hidden="true">1</span></button></section>
        <h2>Ages</h2><span data-told="Nine cards of age 2">9</span><span data-anchor="x" aria-label="Age 3"></span>`),
    )
    expect(found).toEqual([
      { heading: 'Ada', lines: ['Oars, age 1'] },
      { heading: 'Ages', lines: ['Nine cards of age 2', 'Age 3'] },
    ])
  })

  it('leaves out what is hidden, empty, or said already', () => {
    const found = describe(
      board(`<h2>Empty</h2><h2>Hand</h2>
        <i data-anchor="a" aria-label="A card"></i><i data-anchor="b" aria-label="A card"></i>
        <div inert><i data-anchor="c" aria-label="Flying"></i></div>
        <div aria-hidden="true"><i data-anchor="d" aria-label="Drawn"></i></div>`),
    )
    expect(found).toEqual([{ heading: 'Hand', lines: ['A card'] }])
  })
})
